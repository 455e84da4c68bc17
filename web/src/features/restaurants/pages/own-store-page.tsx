import { EyeOff } from 'lucide-react';
import { useParams } from 'react-router';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { useOwner } from '../../accounts/index.ts';
import { StorePage } from '../../catalog/index.ts';
import { useRestaurantSettingsQuery } from '../api.ts';
import * as texts from '../restaurants.texts.ts';

/** The owner's look at the public face, which is not there for anyone while the restaurant is suspended. */
export default function OwnStorePage() {
  const { slug } = useParams();
  const { restaurantId } = useOwner();
  const { data: own, isLoading } = useRestaurantSettingsQuery({ params: { restaurant_id: restaurantId } });

  if (isLoading) return <LoadingText />;
  if (own?.status !== 'suspended' || own.slug !== slug) return <StorePage isPreview />;
  return <StateMessage isPage icon={EyeOff} title={own.name} text={texts.hiddenWhileSuspended} />;
}
