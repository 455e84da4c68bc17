import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { oneOf } from '../../../../lib/page/use-address-state.ts';
import * as texts from '../../reviews.texts.ts';

const ANSWERS = ['all', 'unanswered', 'answered'] as const;
const STARS = ['all', '5', '4', '3', '2', '1'] as const;

export type ReviewFilter = {
  readonly show: (typeof ANSWERS)[number];
  readonly stars: (typeof STARS)[number];
};

/** What the address says of it. */
export const FILTER_ADDRESS = {
  show: oneOf<ReviewFilter['show']>(ANSWERS, 'all'),
  stars: oneOf<ReviewFilter['stars']>(STARS, 'all'),
};

/** What the call is asked for. */
export const toQuery = ({ show, stars }: ReviewFilter) => ({
  ...(show !== 'all' && { answered: show === 'answered' }),
  ...(stars !== 'all' && { rating: Number(stars) }),
});

type Props = {
  readonly filter: ReviewFilter;
  /** Of the whole restaurant; unknown while it is on its way. */
  readonly unanswered: number | undefined;
  readonly onChange: (change: Partial<ReviewFilter>) => void;
};

export function ReviewFilters({ filter, unanswered, onChange }: Props) {
  const answerLabel = {
    all: texts.allReviews,
    unanswered: unanswered === undefined ? texts.unanswered : texts.unansweredCount(unanswered),
    answered: texts.answered,
  };
  const starsLabel = (stars: ReviewFilter['stars']) =>
    stars === 'all' ? texts.anyStars : texts.stars(Number(stars));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
      <Select
        size="small"
        value={filter.show}
        inputProps={{ 'aria-label': texts.answers }}
        onChange={({ target }) => onChange({ show: target.value })}
        sx={{ minWidth: 170, minHeight: 44 }}
      >
        {ANSWERS.map((show) => (
          <MenuItem key={show} value={show}>
            {answerLabel[show]}
          </MenuItem>
        ))}
      </Select>
      <Select
        size="small"
        value={filter.stars}
        inputProps={{ 'aria-label': texts.rating }}
        onChange={({ target }) => onChange({ stars: target.value })}
        sx={{ minWidth: 130, minHeight: 44 }}
      >
        {STARS.map((stars) => (
          <MenuItem key={stars} value={stars}>
            {starsLabel(stars)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
