import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { useOwner } from '../../accounts/index.ts';
import * as texts from '../restaurants.texts.ts';
import { useTermsQuery } from '../terms/api.ts';
import { TermsForm } from '../terms/terms-form.tsx';

export default function TermsPage() {
  const { restaurantId } = useOwner();
  const terms = useTermsQuery({ params: { restaurant_id: restaurantId } });
  return (
    <>
      <PageHeading intro={texts.termsIntro}>{texts.hoursAndDelivery}</PageHeading>
      <Loaded query={terms} what={texts.yourHoursAndDelivery}>
        {(data) => <TermsForm terms={data} restaurantId={restaurantId} />}
      </Loaded>
    </>
  );
}
