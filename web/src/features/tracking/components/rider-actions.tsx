import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Tracking } from '@nearbite/contract/tracking/tracking';
import { formatMoney } from '@nearbite/domain/money';
import { Navigation, PackageCheck, Phone } from 'lucide-react';
import { phoneHref } from '../../../lib/browser/phone-href.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { RADIUS } from '../../../ui/theme/measures.ts';
import { navigateUrl } from '../rider/navigate-url.ts';
import * as texts from '../rider/rider.texts.tsx';

type Props = {
  readonly delivery: NonNullable<Tracking['delivery']>;
  /** Where the customer has set the pin. */
  readonly home: Tracking['home'];
  /** There will be a Delivered button, and none yet. */
  readonly isBeforeHandOver: boolean;
  /** Absent while there is nothing to deliver yet, or nothing any more. */
  readonly onDelivered: (() => void) | undefined;
  /** In a list the buttons stand with their delivery and not at the edge of the screen; so many of it are left besides. */
  readonly otherCount?: number | undefined;
};

/** For gloves, rain and one hand. */
const BIG = { minHeight: 64, borderRadius: RADIUS.card, fontSize: '1.0625rem' } as const;
/** In full sun a hair line is none. */
export const OUTLINED = { ...BIG, border: 2, borderColor: 'brand.outline' } as const;

/** Where the thumb is, whatever the page shows. */
const AT_THE_EDGE = {
  position: 'sticky',
  bottom: 0,
  mt: 'auto',
  // To the edges of the page's gutters.
  mx: '-16px',
  px: '16px',
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};

/** All beside each other where there is the room. */
const barStyles = (buttonCount: number) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1.25,
  '@media (orientation: landscape), (min-width: 600px)': {
    gridTemplateColumns: `repeat(${buttonCount}, 1fr)`,
  },
});

/** The three things a rider does. */
export function RiderActions({ delivery, home, isBeforeHandOver, onDelivered, otherCount }: Props) {
  const isInList = otherCount !== undefined;
  const address = `${delivery.address}, ${delivery.city}`;
  return (
    <Box
      role="group"
      aria-label={isInList ? texts.actionsFor(delivery.full_name) : texts.actions}
      sx={isInList ? barStyles(onDelivered ? 3 : 2) : { ...AT_THE_EDGE, ...barStyles(onDelivered ? 3 : 2) }}
    >
      {isBeforeHandOver && (
        <Typography variant="body2" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
          {texts.buttonComes}
        </Typography>
      )}
      <Button
        variant="outlined"
        href={navigateUrl(address, home)}
        target="_blank"
        rel="noreferrer"
        startIcon={<Navigation size={22} aria-hidden />}
        sx={OUTLINED}
      >
        {texts.navigate}
      </Button>
      <Button
        variant="outlined"
        href={phoneHref(delivery.mobile)}
        aria-label={texts.callPerson(delivery.full_name)}
        startIcon={<Phone size={22} aria-hidden />}
        sx={OUTLINED}
      >
        {texts.call}
      </Button>
      {onDelivered && (
        <Button
          variant="contained"
          onClick={() => void askWhetherDelivered({ delivery, otherCount, onDelivered })}
          startIcon={<PackageCheck size={22} aria-hidden />}
          sx={{
            ...BIG,
            gridColumn: '1 / -1',
            '@media (orientation: landscape), (min-width: 600px)': { gridColumn: 'auto' },
          }}
        >
          {texts.delivered}
        </Button>
      )}
    </Box>
  );
}

type Asked = Pick<Props, 'delivery' | 'otherCount'> & { readonly onDelivered: () => void };

async function askWhetherDelivered({ delivery, otherCount = 0, onDelivered }: Asked): Promise<void> {
  const { collect, payment_status } = delivery;
  const cash = collect !== null && payment_status !== 'paid' && texts.collectFirst(formatMoney(collect));
  const meaning = otherCount > 0 ? texts.othersRemain(otherCount) : texts.lastDelivered;
  const isSure = await dialogs.confirm({
    title: texts.askDelivered,
    text: cash ? `${cash} ${meaning}` : meaning,
    confirmLabel: texts.yesDelivered,
  });
  if (isSure) onDelivered();
}
