import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MicrophoneProblem } from '@nearbite/voice/session/voice-session-types';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { MapPin, MicOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePlaceDialog } from '../../catalog/index.ts';
import type { LocationState } from '../use-location.ts';
import * as texts from '../voice.texts.ts';

type Props = {
  readonly location: LocationState;
  readonly onAskLocation: () => void;
  /** A place was chosen and the notice about it, with the button pressed last, is gone. */
  readonly onPlaceChosen: () => void;
  readonly canListen: boolean;
  readonly microphoneProblem: MicrophoneProblem | null;
};

const LOCATION_TEXTS: Partial<Record<LocationState, string>> = {
  saved: voiceTexts.savedPlaceUsed,
  denied: voiceTexts.locationDenied,
  unsupported: voiceTexts.locationUnsupported,
  unavailable: voiceTexts.locationMissing,
};

const MICROPHONE_TEXTS: Readonly<Record<MicrophoneProblem, string>> = {
  refused: voiceTexts.microphoneRefused,
  missing: `${voiceTexts.microphoneFailed} ${voiceTexts.typeInstead}`,
  failed: `${voiceTexts.listeningFailed} ${voiceTexts.typeInstead}`,
};

/** What the page has to do without, why, and what helps. */
export function Notices({ location, onAskLocation, onPlaceChosen, canListen, microphoneProblem }: Props) {
  const locationText = LOCATION_TEXTS[location];
  const place = usePlaceDialog();
  const isChoosing = useRef(false);
  useEffect(() => {
    if (!isChoosing.current || place.dialog || locationText) return;
    isChoosing.current = false;
    onPlaceChosen();
  }, [place.dialog, locationText, onPlaceChosen]);
  const choosePlace = () => {
    isChoosing.current = true;
    place.open();
  };
  return (
    <>
      {locationText && (
        <Notice icon={<MapPin size={20} aria-hidden />}>
          {locationText} {texts.onlyThoseThatDeliver}{' '}
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {location !== 'unsupported' && (
              <Button variant="outlined" size="small" onClick={onAskLocation}>
                {texts.useMyLocation}
              </Button>
            )}
            <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={choosePlace}>
              {texts.chooseYourPlace}
            </Button>
          </Box>
        </Notice>
      )}
      {place.dialog}
      {!canListen && <Notice icon={<MicOff size={20} aria-hidden />}>{texts.cannotRecogniseSpeech}</Notice>}
      {microphoneProblem !== null && (
        <Notice icon={<MicOff size={20} aria-hidden />}>{MICROPHONE_TEXTS[microphoneProblem]}</Notice>
      )}
    </>
  );
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: '12px 16px',
        mb: 2,
        borderRadius: '14px',
        color: 'status.waiting.text',
        bgcolor: 'status.waiting.tint',
        '& > svg': { flex: 'none', mt: '2px' },
      }}
    >
      {icon}
      <div>{children}</div>
    </Box>
  );
}
