import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useFormState } from 'react-hook-form';
import * as texts from '../dishes.texts.ts';
import { TABS, type TabId, tabOf } from './dish-tabs.ts';
import type { DishValues } from './dish-values.ts';

type Props = { readonly tab: TabId; readonly onChange: (tab: TabId) => void };

/** Tabs with something to mend carry a mark. */
export function TabBar({ tab, onChange }: Props) {
  const { errors } = useFormState<DishValues>();
  const wrong = new Set(Object.keys(errors).map(tabOf));
  return (
    <Tabs
      value={tab}
      onChange={(_event, next: TabId) => onChange(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={texts.partsOfTheDish}
      sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map(({ id, label }) => (
        <Tab
          key={id}
          value={id}
          id={`dish-tab-${id}`}
          aria-controls={`dish-panel-${id}`}
          label={
            wrong.has(id) ? (
              <span>
                {label}
                <Box component="span" sx={{ color: 'error.main' }}>
                  {' '}
                  •
                  <Box
                    component="span"
                    sx={{
                      position: 'absolute',
                      width: 1,
                      height: 1,
                      overflow: 'hidden',
                      clipPath: 'inset(50%)',
                    }}
                  >
                    {texts.needsMending}
                  </Box>
                </Box>
              </span>
            ) : (
              label
            )
          }
        />
      ))}
    </Tabs>
  );
}
