import { type ReactNode, useState } from 'react';
import { AddressInput } from '../../ui/form/address-input.tsx';
import { AnchorButton, Button, IconButton, LinkButton } from '../../ui/form/button.tsx';
import { ChipButton } from '../../ui/form/chip-button.tsx';
import { ChipSelect } from '../../ui/form/chip-select.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormCard } from '../../ui/form/form-card.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { FormField } from '../../ui/form/form-field.tsx';
import { PictureInput } from '../../ui/form/picture-input.tsx';
import { QuantityStepper } from '../../ui/form/quantity-stepper.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { ShareButton } from '../../ui/form/share-button.tsx';
import { ShowPassword } from '../../ui/form/show-password.tsx';
import { StackedForm } from '../../ui/form/stacked-form.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TimeInput } from '../../ui/form/time-input.tsx';
import { UploadProgress } from '../../ui/form/upload-progress.tsx';
import { nothing, Row } from './row.tsx';

const LOOKS = ['contained', 'outlined', 'text'] as const;
const SORTS = { near: 'Nearest first', rated: 'Best rated' } as const;

function Stepper() {
  const [qty, setQty] = useState(1);
  return (
    <QuantityStepper
      text={String(qty)}
      most={3}
      labels={{ field: 'Quantity', less: 'One less', more: 'One more' }}
      onType={(text) => setQty(Number(text))}
      onStep={(by) => setQty(qty + by)}
    />
  );
}

function Dialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      {isOpen && (
        <FormDialog
          title="Edit rider"
          outcome={{ tone: 'bad', text: 'Somebody else has this number.' }}
          isSubmitting={false}
          onSubmit={async () => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        >
          <FormField label="Name" defaultValue="Shahid" />
        </FormDialog>
      )}
    </>
  );
}

export const FORM_PARTS: Readonly<Record<string, ReactNode>> = {
  'form/button': (
    <>
      {LOOKS.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} isLarge>
            large
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <LinkButton variant={variant} to="/">
            link
          </LinkButton>
          <AnchorButton variant={variant} href="#form/button">
            anchor
          </AnchorButton>
        </Row>
      ))}
      <Button isWide>wide</Button>
      <IconButton aria-label="Icon">★</IconButton>
    </>
  ),
  'form/submit-button': (
    <Row>
      <SubmitButton label="Save" isSending={false} />
      <SubmitButton label="Save" isSending />
    </Row>
  ),
  'form/field': (
    <>
      <Field label="Email" placeholder="you@example.com" />
      <Field label="With a hint" hint="As it stands on the door" defaultValue="Gulberg" />
      <Field label="Wrong" error="Enter a name" />
      <Field label="Disabled" disabled defaultValue="Lahore" />
    </>
  ),
  'form/form-field': (
    <>
      <FormField label="Title" hint="What it is called" defaultValue="Chicken Biryani" />
      <FormField label="Wrong" error="Title must be between 1 and 100 characters long" />
      <FormField label="Disabled" disabled defaultValue="Chicken Biryani" />
      <FormField label="Of several lines" multiline minRows={3} />
    </>
  ),
  'form/form': (
    <Form onSubmit={nothing} sx={{ display: 'grid', gap: 2 }}>
      <FormField label="In a form" />
    </Form>
  ),
  'form/stacked-form': (
    <StackedForm>
      <Field label="Password" type="password" />
      <SubmitButton label="Login" isSending={false} />
    </StackedForm>
  ),
  'form/form-card': (
    <FormCard title="Login" intro="Welcome back.">
      <Field label="Email" />
    </FormCard>
  ),
  'form/form-dialog': <Dialog />,
  'form/address-input': <AddressInput label="Address" />,
  'form/show-password': (
    <Row>
      <ShowPassword label="Show password" isShown={false} onChange={nothing} />
      <ShowPassword label="Show password" isShown onChange={nothing} />
    </Row>
  ),
  'form/chip-button': (
    <Row>
      <ChipButton isOn={false}>Open now</ChipButton>
      <ChipButton isOn>Free delivery</ChipButton>
    </Row>
  ),
  'form/chip-select': (
    <Row>
      {(['near', 'rated'] as const).map((value) => (
        <ChipSelect
          key={value}
          label="Sort"
          value={value}
          values={['near', 'rated']}
          labels={SORTS}
          isChanged={value === 'rated'}
          onChange={nothing}
        />
      ))}
    </Row>
  ),
  'form/quantity-stepper': (
    <Row>
      <Stepper />
      <QuantityStepper
        text="0"
        most={3}
        labels={{ field: 'Quantity', less: 'One less', more: 'One more' }}
        isInvalid
        onType={nothing}
        onStep={nothing}
      />
      <QuantityStepper
        text="2"
        most={3}
        labels={{ field: 'Quantity', less: 'One less', more: 'One more' }}
        isDisabled
        onType={nothing}
        onStep={nothing}
      />
    </Row>
  ),
  'form/search-field': <SearchField label="Search dishes" words="" onSearch={nothing} />,
  'form/share-button': <ShareButton path="/" title="Biryani Junction" />,
  'form/picture-input': (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(3, minmax(0, 180px))' }}>
      <PictureInput label="Empty" picture={null} onChoose={nothing} />
      <PictureInput label="Wrong" picture={null} error="An image is required" onChoose={nothing} />
      <PictureInput label="Chosen" picture="/favicon.svg" sentFraction={0.4} onChoose={nothing} />
    </div>
  ),
  'form/time-input': <TimeInput label="From" value="18:30" onChange={nothing} />,
  'form/upload-progress': <UploadProgress fraction={0.6} />,
};
