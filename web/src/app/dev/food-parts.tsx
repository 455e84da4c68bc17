import type { ReactNode } from 'react';
import { AllergyWarning } from '../../ui/food/allergy-warning.tsx';
import { DayNumber } from '../../ui/food/day-number.tsx';
import { DishPictures } from '../../ui/food/dish-pictures.tsx';
import { DishStatusChip } from '../../ui/food/dish-status-chip.tsx';
import { FoodPicture } from '../../ui/food/food-picture.tsx';
import { LineExtras } from '../../ui/food/line-extras.tsx';
import { LineNote } from '../../ui/food/line-note.tsx';
import { OrderItems } from '../../ui/food/order-items.tsx';
import { PickupPlaces } from '../../ui/food/pickup-places.tsx';
import { Price } from '../../ui/food/price.tsx';
import { Rating } from '../../ui/food/rating.tsx';
import { StatusChip } from '../../ui/food/status-chip.tsx';
import { CoordinateFields } from '../../ui/maps/coordinate-fields.tsx';
import { MapFrame } from '../../ui/maps/map-frame.tsx';
import { MapThumb } from '../../ui/maps/map-thumb.tsx';
import { MissingTiles } from '../../ui/maps/missing-tiles.tsx';
import PinMap from '../../ui/maps/pin-map.tsx';
import ThemedPlacePicker from '../../ui/maps/themed-place-picker.tsx';
import { nothing, Row } from './row.tsx';

const LAHORE = { latitude: 31.5204, longitude: 74.3587 };

export const FOOD_PARTS: Readonly<Record<string, ReactNode>> = {
  'food/food-picture': (
    <Row>
      {['/media/missing.webp', null].map((image) => (
        <div key={image} style={{ width: 180 }}>
          <FoodPicture image={image} alt="A dish" sizes="180px" />
        </div>
      ))}
    </Row>
  ),
  'food/dish-pictures': (
    <DishPictures
      dishes={[
        { slug: 'a', image: null },
        { slug: 'b', image: null },
      ]}
    />
  ),
  'food/price': (
    <Row>
      <Price amount={420} />
      <Price amount={420} oldAmount={480} />
    </Row>
  ),
  'food/rating': (
    <>
      <Rating value={4.5} reviewCount={22} />
      <Rating value={3} reviewCount={1} isShort />
      <Rating value={null} reviewCount={0} />
    </>
  ),
  'food/status-chip': (
    <Row>
      {(['good', 'waiting', 'bad'] as const).map((tone) => (
        <StatusChip key={tone} tone={tone}>
          {tone}
        </StatusChip>
      ))}
      <StatusChip tone="waiting" isLong>
        A long one that may be written over several lines
      </StatusChip>
    </Row>
  ),
  'food/dish-status-chip': (
    <Row>
      {(['live', 'in-active', 'in-review'] as const).map((status) => (
        <DishStatusChip key={status} status={status} />
      ))}
    </Row>
  ),
  'food/allergy-warning': (
    <>
      <AllergyWarning allergies={['nuts']} allergens={['nuts', 'milk']} />
      <AllergyWarning allergies={['nuts']} allergens={null} />
      <AllergyWarning allergies={['nuts']} allergens={['nuts']} isShort />
    </>
  ),
  'food/day-number': <DayNumber number={17} />,
  'food/line-extras': <LineExtras extras={[{ name: 'Cheese' }, { name: 'Garlic dip' }]} />,
  'food/line-note': <LineNote note="Without onions, please" />,
  'food/order-items': (
    <OrderItems
      items={[false, true].map((isCanceled) => ({
        ...{ dish: { title: 'Chicken Biryani', slug: `biryani-${isCanceled}`, image: null } },
        ...{ price: 420, qty: 2, total: 840, portion_size: 'Half', spice_level: 'Mild' },
        ...{ extras: [{ group: 'Dips', name: 'Garlic dip', price: 30 }], note: 'No onions', isCanceled },
      }))}
    />
  ),
  'food/pickup-places': (
    <PickupPlaces restaurants={[{ id: 1, name: 'Biryani Junction', address: '7 Mall Road' }]} />
  ),
  'maps/map-thumb': (
    <Row>
      <MapThumb pin={LAHORE} />
      <MapThumb pin={undefined} />
    </Row>
  ),
  'maps/map-frame': (
    <MapFrame heightPx={60}>
      <span />
    </MapFrame>
  ),
  'maps/missing-tiles': <MissingTiles isBelow />,
  'maps/coordinate-fields': <CoordinateFields value={LAHORE} onChange={nothing} />,
  'maps/pin-map': <PinMap pin={LAHORE} onMove={nothing} label="Where it goes" />,
  'maps/themed-place-picker': <ThemedPlacePicker value={LAHORE} onChange={nothing} />,
};
