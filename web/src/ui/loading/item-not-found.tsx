import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import * as texts from './item-not-found.texts.ts';
import { StateMessage } from './state-message.tsx';

type Props = {
  readonly what: string;
  /** The list it could have been in. */
  readonly list: string;
  readonly listLabel: string;
};

/** The page of one thing of an owner's that is not there. */
export function ItemNotFound({ what, list, listLabel }: Props) {
  return (
    <StateMessage
      isPage
      icon={SearchX}
      title={texts.noSuch(what)}
      action={
        <Button component={Link} to={list} variant="contained">
          {listLabel}
        </Button>
      }
    />
  );
}
