import { FormCard } from '../../../ui/form/form-card.tsx';
import { RiderForm } from '../components/rider-form.tsx';
import * as texts from '../riders.texts.tsx';

export default function AddRiderPage() {
  return (
    <FormCard title={texts.addRider} intro={texts.ridersNeedNoAccount}>
      <RiderForm />
    </FormCard>
  );
}
