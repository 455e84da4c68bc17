import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { oneOf, useAddressState } from '../../../lib/page/use-address-state.ts';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { PersonalData, SecuritySection, useOwner } from '../../accounts/index.ts';
import { useOwnerProfileQuery, useRestaurantSettingsQuery } from '../api.ts';
import { ProfileSettings } from '../components/profile-settings.tsx';
import { ShopSettings } from '../components/shop-settings.tsx';
import * as texts from '../restaurants.texts.ts';

type TabId = 'profile' | 'shop';
/** In the address: whoever has to sign in again in between comes back to the tab with the unsaved changes. */
const ADDRESS = { tab: oneOf<TabId>(['profile', 'shop'], 'profile') };

export default function SettingsPage() {
  const { restaurantId, userId } = useOwner();
  const [{ tab }, changeAddress] = useAddressState(ADDRESS);
  const profile = useOwnerProfileQuery({ params: { user_id: userId } });
  const restaurant = useRestaurantSettingsQuery({ params: { restaurant_id: restaurantId } });
  return (
    <>
      <PageHeading>{texts.settings}</PageHeading>
      <Tabs
        value={tab}
        onChange={(_event, next: TabId) => changeAddress({ tab: next })}
        aria-label={texts.settings}
        sx={{ mb: 3 }}
      >
        <Tab value="profile" label={texts.profile} id="tab-profile" aria-controls="panel-profile" />
        <Tab value="shop" label={texts.shop} id="tab-shop" aria-controls="panel-shop" />
      </Tabs>
      <Panel id="profile" shown={tab}>
        <Loaded query={profile} what={texts.yourProfile}>
          {(account) => (
            // With the form above them: shown before it, they would be pushed down by it.
            <>
              <ProfileSettings account={account} />
              <SecuritySection />
              <PersonalData userId={userId} />
            </>
          )}
        </Loaded>
      </Panel>
      <Panel id="shop" shown={tab}>
        <Loaded query={restaurant} what={texts.yourRestaurant}>
          {(shop) => <ShopSettings restaurant={shop} />}
        </Loaded>
      </Panel>
    </>
  );
}

/** Stays when another tab is looked at, with whatever was typed. */
function Panel({ id, shown, children }: { id: TabId; shown: TabId; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${id}`} aria-labelledby={`tab-${id}`} hidden={id !== shown}>
      {children}
    </div>
  );
}
