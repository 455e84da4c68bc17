import { FormCard } from '../../../ui/form/form-card.tsx';
import { RiderForm } from '../components/rider-form.tsx';

export default function AddRiderPage() {
  return (
    <FormCard title="Add Rider" intro="Riders need no account: each delivery sends them a link by e-mail.">
      <RiderForm />
    </FormCard>
  );
}
