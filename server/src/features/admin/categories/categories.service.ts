import type { AuditAction } from '@nearbite/contract/admin/audit';
import { categoryInUseText } from '@nearbite/contract/admin/categories';
import type { Upload } from '@nearbite/contract/fields';
import { categoriesChanged } from '@nearbite/contract/live/events';
import type { TranslationChanges } from '@nearbite/contract/translations';
import { recordAudit } from '../../../common/audit.ts';
import { changedTranslations } from '../../../common/translations.ts';
import type { Trx } from '../../../db/database.ts';
import type { IdempotentCall } from '../../../idempotency/idempotent-call.ts';
import { AppError, fieldError, notFound } from '../../../lib/errors.ts';
import { publish } from '../../../lib/publish.ts';
import { deletePicture, storePicture } from '../../../media/pictures.ts';
import type { Services } from '../../../services.ts';
import * as queries from './categories.queries.ts';

export type CategoryForm = {
  readonly title?: string | undefined;
  readonly image?: Upload | undefined;
  readonly position?: number | undefined;
  readonly weather_tags?: readonly string[] | undefined;
  readonly translations?: TranslationChanges;
};

type Category = queries.CategoryRow;

export async function createCategory(
  services: Services,
  actorId: number,
  form: CategoryForm & { title: string },
  once: IdempotentCall,
): Promise<Category> {
  const create = async (trx: Trx, image: string | undefined) => {
    await refuseTakenTitle(trx, form.title, 0);
    const order = (await queries.listCategories(trx)).map(({ id }) => id);
    const { id } = await queries.insertCategory(trx, {
      title: form.title,
      image: image ?? null,
      position: order.length,
      weather_tags: [...(form.weather_tags ?? [])],
      translations: changedTranslations(form.translations) ?? '{}',
    });
    await queries.writeOrder(trx, placed(order, id, form.position ?? order.length));
    await record(services, trx, { actorId, action: 'category.created', category: { id, title: form.title } });
    return { category: await getCategory(trx, id) };
  };
  return change(services, form.image, create, once);
}

export async function updateCategory(
  services: Services,
  { id, actorId }: { id: number; actorId: number },
  form: CategoryForm,
): Promise<Category> {
  return change(services, form.image, async (trx, image) => {
    const before = await getCategory(trx, id);
    if (form.title !== undefined) await refuseTakenTitle(trx, form.title, id);
    const translations = changedTranslations(form.translations, before.translations);
    const changes = {
      ...(form.title === undefined ? {} : { title: form.title }),
      ...(image === undefined ? {} : { image }),
      ...(translations === undefined ? {} : { translations }),
      ...(form.weather_tags === undefined ? {} : { weather_tags: [...form.weather_tags] }),
    };
    const fields = Object.keys(changes);
    if (fields.length > 0) {
      await queries.updateCategory(trx, id, changes);
      await record(services, trx, {
        actorId,
        action: 'category.changed',
        category: before,
        details: { fields, ...(form.title === undefined ? {} : { title: form.title }) },
      });
    }
    if (form.position !== undefined)
      await move(services, trx, { actorId, category: before, to: form.position });
    return { category: await getCategory(trx, id), replacedImage: image === undefined ? null : before.image };
  });
}

export async function deleteCategory(
  services: Services,
  { id, actorId }: { id: number; actorId: number },
): Promise<void> {
  await change(services, undefined, async (trx) => {
    await queries.lockCategory(trx, id);
    const category = await getCategory(trx, id);
    const { dish_count } = category;
    const inUse = categoryInUseText(dish_count);
    if (inUse !== undefined) throw new AppError('conflict', inUse, { details: { dish_count } });
    await queries.deleteCategory(trx, id);
    const rest = await queries.listCategories(trx);
    await queries.writeOrder(
      trx,
      rest.map((one) => one.id),
    );
    await record(services, trx, { actorId, action: 'category.deleted', category });
    return { category, replacedImage: category.image };
  });
}

type Outcome = { readonly category: Category; readonly replacedImage?: string | null };

/** Pictures are stored before and thrown away after the transaction, so that neither outcome leaves one behind. */
async function change(
  services: Services,
  upload: Upload | undefined,
  work: (trx: Trx, image: string | undefined) => Promise<Outcome>,
  once?: IdempotentCall,
): Promise<Category> {
  const { db, storage } = services;
  const image = upload && (await storePicture(storage, upload));
  let outcome: Outcome;
  try {
    const inTurn = async (trx: Trx) => {
      await queries.lockCategories(trx);
      return work(trx, image);
    };
    outcome = once
      ? await once.transaction(db, inTurn, ({ category }) => ({ body: category }))
      : await db.transaction().execute(inTurn);
  } catch (error) {
    if (image !== undefined) await deletePicture(storage, image).catch(() => undefined);
    throw error;
  }
  if (outcome.replacedImage) {
    await deletePicture(storage, outcome.replacedImage).catch(() => undefined);
  }
  await publish(services, categoriesChanged, {});
  return outcome.category;
}

async function move(
  services: Services,
  trx: Trx,
  { actorId, category, to }: { actorId: number; category: Category; to: number },
): Promise<void> {
  const order = (await queries.listCategories(trx)).map(({ id }) => id);
  const from = order.indexOf(category.id);
  const others = order.filter((id) => id !== category.id);
  const place = Math.min(to, others.length);
  await queries.writeOrder(trx, placed(others, category.id, place));
  if (from === place) return;
  await record(services, trx, { actorId, action: 'category.moved', category, details: { from, to: place } });
}

const placed = (others: readonly number[], id: number, place: number) => [
  ...others.slice(0, place),
  id,
  ...others.slice(place),
];

async function refuseTakenTitle(trx: Trx, title: string, exceptId: number): Promise<void> {
  if (await queries.isTitleTaken(trx, title, exceptId)) {
    throw fieldError('title', 'A category with this title already exists');
  }
}

async function getCategory(trx: Trx, id: number): Promise<Category> {
  const category = await queries.findCategory(trx, id);
  if (!category) throw notFound();
  return category;
}

type CategoryAuditEntry = {
  readonly actorId: number;
  readonly action: AuditAction;
  readonly category: { readonly id: number; readonly title: string };
  readonly details?: Readonly<Record<string, unknown>>;
};

function record({ clock }: Services, trx: Trx, entry: CategoryAuditEntry): Promise<void> {
  const { actorId, action, category, details = {} } = entry;
  const subject = { kind: 'category', id: category.id, label: category.title } as const;
  return recordAudit(trx, { actorId, action, subject, details, at: clock.now() });
}
