import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { MicrophoneProblem, VoiceSession } from '@nearbite/voice/session/voice-session-types';
import { voiceTexts } from '@nearbite/voice/session/voice-settings';
import { MapPin, MicOff } from 'lucide-react';
import { MessageAlert } from '../../../ui/feedback/message-alert.tsx';
import type { LocationState } from '../use-location.ts';
import * as texts from '../voice.texts.ts';

type Props = {
  readonly location: LocationState;
  readonly onAskLocation: () => void;
  readonly onChoosePlace: () => void;
  readonly session: Pick<VoiceSession, 'canListen' | 'microphoneProblem'>;
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
export function Notices({ location, onAskLocation, onChoosePlace, session }: Props) {
  const locationText = LOCATION_TEXTS[location];
  const problem = session.microphoneProblem && MICROPHONE_TEXTS[session.microphoneProblem];
  return (
    <Box sx={{ display: 'grid', gap: 2, '&:not(:empty)': { mb: 2 } }}>
      {locationText && (
        <MessageAlert tone="waiting" icon={MapPin} isHint>
          {locationText} {texts.onlyThoseThatDeliver}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {location !== 'unsupported' && (
              <Button variant="outlined" size="small" onClick={onAskLocation}>
                {texts.useMyLocation}
              </Button>
            )}
            <Button variant="outlined" size="small" aria-haspopup="dialog" onClick={onChoosePlace}>
              {texts.chooseYourPlace}
            </Button>
          </Box>
        </MessageAlert>
      )}
      {[session.canListen ? null : texts.cannotRecogniseSpeech, problem].map(
        (text) =>
          text && (
            <MessageAlert key={text} tone="waiting" icon={MicOff} isHint>
              {text}
            </MessageAlert>
          ),
      )}
    </Box>
  );
}
