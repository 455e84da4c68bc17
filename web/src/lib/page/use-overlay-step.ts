import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Something that lies over the page is a step of the history: going back closes it. */
export function useOverlayStep(name: string) {
  const location = useLocation();
  const navigate = useNavigate();
  const left = useRef<string>(undefined);
  const isOpen = location.state?.overlay === name;
  return {
    isOpen,
    open: () => navigate(location, { state: { ...location.state, overlay: name }, preventScrollReset: true }),
    /** Once: whoever closes it twice does not leave the page. */
    close: () => {
      if (!isOpen || left.current === location.key) return;
      left.current = location.key;
      void navigate(-1);
    },
  };
}
