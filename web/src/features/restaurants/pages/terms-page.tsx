import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Loaded } from '../../../ui/loading/loaded.tsx';
import { useOwner } from '../../accounts/index.ts';
import { useTermsQuery } from '../terms/api.ts';
import { TermsForm } from '../terms/terms-form.tsx';

export default function TermsPage() {
  const { restaurantId } = useOwner();
  const terms = useTermsQuery({ params: { restaurant_id: restaurantId } });
  return (
    <>
      <PageHeading intro="When you are open, where you deliver and what it costs. Orders already placed keep what they were placed under.">
        Hours and delivery
      </PageHeading>
      <Loaded query={terms} what="your hours and delivery">
        {(data) => <TermsForm terms={data} restaurantId={restaurantId} />}
      </Loaded>
    </>
  );
}
