import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { chooseWorkplace, useSession, useWorkplace, workplacesOf } from '../../accounts/index.ts';
import * as texts from '../staff.texts.ts';

/** Which restaurant the area shows, for who works for several; who works for one of others reads its name. */
export function WorkplaceSwitch() {
  const workplaces = workplacesOf(useSession());
  const current = useWorkplace();
  if (!current || (workplaces.length === 1 && current.name === null)) return null;
  return (
    <Select
      size="small"
      fullWidth
      value={current.restaurantId}
      inputProps={{ 'aria-label': texts.workingAt }}
      onChange={({ target }) => chooseWorkplace(target.value)}
      sx={{ mb: 1.5 }}
    >
      {workplaces.map(({ restaurantId, name }) => (
        <MenuItem key={restaurantId} value={restaurantId}>
          <bdi>{name ?? texts.yourRestaurant}</bdi>
        </MenuItem>
      ))}
    </Select>
  );
}
