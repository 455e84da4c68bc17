import type { Shop } from '@nearbite/contract/catalog/catalog';
import { mapPath } from '@nearbite/contract/page-paths';
import { formatMoney } from '@nearbite/domain/money';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { phoneHref } from '../../../../lib/browser/phone-href.ts';
import { useModal } from '../../../../ui/feedback/use-modal.ts';
import { IconButton } from '../../../../ui/form/button.tsx';
import { Text } from '../../../../ui/text/text.tsx';
import { TextAnchor, TextLink } from '../../../../ui/text/text-link.tsx';
import * as texts from '../../catalog.texts.ts';
import styles from './restaurant-details.module.css';
import { feeText } from './terms-line.tsx';
import { WeekDays } from './week-hours.tsx';

type Props = { readonly shop: Shop; readonly onClose: () => void };

/** What one may want to know before ordering: hours, phone, place, minimum and fee. */
export default function RestaurantDetails({ shop, onClose }: Props) {
  const titleId = useId();
  const { modal, focused } = useModal(onClose);
  const { name, description, phone_number, address } = shop;
  return createPortal(
    <dialog {...modal} aria-labelledby={titleId} className={styles.sheet}>
      <div className={styles.head}>
        <Text as="h2" look="h3" id={titleId} dir="auto">
          {name}
        </Text>
        <IconButton ref={focused} aria-label={texts.closeDetails} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      {description !== null && (
        <Text isMuted dir="auto">
          {description}
        </Text>
      )}
      <dl className={styles.rows}>
        <Row label={texts.phone}>
          <TextAnchor href={phoneHref(phone_number)}>
            <bdi dir="ltr">{phone_number}</bdi>
          </TextAnchor>
        </Row>
        <Row label={texts.address}>
          {address !== null && <bdi>{address}</bdi>}
          <TextLink to={mapPath(shop)}>{texts.onMap}</TextLink>
        </Row>
        <Row label={texts.minimumOrder}>
          {shop.minimum_order > 0 ? formatMoney(shop.minimum_order) : texts.none}
        </Row>
        <Row label={texts.deliveryFee}>{feeRow(shop)}</Row>
        {shop.opening_hours.length > 0 && (
          <Row label={texts.openingHours}>
            <WeekDays shop={shop} />
          </Row>
        )}
      </dl>
    </dialog>,
    document.body,
  );
}

function feeRow(shop: Shop): string {
  const { delivery_fee, delivery_fee_is_least, free_delivery_from, delivers_here } = shop;
  if (delivers_here === false) return texts.doesNotDeliverHere;
  if (delivery_fee === 0 && !delivery_fee_is_least) return texts.freeDelivery;
  const fee = feeText(shop);
  return free_delivery_from === null ? fee : texts.feeUntil(fee, formatMoney(free_delivery_from));
}

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
