import { X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/form/button.tsx';
import styles from './edge-line.module.css';
import * as texts from './layout.texts.ts';

/** The next page that is loaded is the new one anyway: whoever is in the middle of something closes the line. */
export default function NewVersionLine({ onLoad }: { readonly onLoad: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={styles.line}>
      {texts.newVersion}
      <Button variant="text" onClick={onLoad}>
        {texts.reload}
      </Button>
      <IconButton aria-label={texts.later} onClick={() => setIsOpen(false)}>
        <X size={18} aria-hidden />
      </IconButton>
    </div>
  );
}
