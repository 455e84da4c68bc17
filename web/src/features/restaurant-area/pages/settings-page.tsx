import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useOwnerProfileQuery, useRestaurantSettingsQuery } from '../api.ts';
import { Loaded } from '../components/loaded.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { ProfileSettings } from '../components/profile-settings.tsx';
import { ShopSettings } from '../components/shop-settings.tsx';
import { useOwner } from '../use-owner.ts';

export default function SettingsPage() {
  const { restaurantId, userId } = useOwner();
  const [tab, setTab] = useState<'profile' | 'shop'>('profile');
  const profile = useOwnerProfileQuery({ params: { user_id: userId } });
  const restaurant = useRestaurantSettingsQuery({ params: { restaurant_id: restaurantId } });
  return (
    <>
      <PageHeading>Settings</PageHeading>
      <Tabs value={tab} onChange={(_event, next) => setTab(next)} aria-label="Settings" sx={{ mb: 3 }}>
        <Tab value="profile" label="Profile" id="tab-profile" aria-controls="panel-profile" />
        <Tab value="shop" label="Shop" id="tab-shop" aria-controls="panel-shop" />
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'profile' ? (
          <Loaded query={profile} what="your profile">
            {(account) => <ProfileSettings account={account} />}
          </Loaded>
        ) : (
          <Loaded query={restaurant} what="your restaurant">
            {(shop) => <ShopSettings restaurant={shop} />}
          </Loaded>
        )}
      </Box>
    </>
  );
}
