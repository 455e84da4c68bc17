import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type AdminCategory, categoryInUseText } from '@nearbite/contract/admin/categories';
import { LayoutGrid, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../lib/forms/form-errors.ts';
import { dialogs } from '../../../lib/messages/dialogs.tsx';
import { pageToast } from '../../../lib/messages/toasts.ts';
import { StatusChip } from '../../../ui/food/status-chip.tsx';
import { PageSection } from '../../../ui/layout/page-section.tsx';
import { ErrorState } from '../../../ui/loading/error-state.tsx';
import { LoadingText } from '../../../ui/loading/loading-text.tsx';
import { StateMessage } from '../../../ui/loading/state-message.tsx';
import { type Column, DataTable } from '../../../ui/tables/data-table.tsx';
import { RowActions } from '../../../ui/tables/row-actions.tsx';
import * as texts from '../admin.texts.ts';
import {
  useAdminCategoriesQuery,
  useDeleteCategoryMutation,
  useMoveCategoryMutation,
} from '../categories.api.ts';
import { CategoryDialog } from '../components/category-dialog.tsx';
import { MoveButtons } from '../components/move-buttons.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';

type Editing = { readonly category: AdminCategory | undefined };

export default function CategoriesPage() {
  const { data: categories, error, refetch } = useAdminCategoriesQuery();
  const [editing, setEditing] = useState<Editing>();
  const add = (
    <Button
      variant="contained"
      startIcon={<Plus size={18} />}
      onClick={() => setEditing({ category: undefined })}
    >
      {texts.addACategory}
    </Button>
  );
  return (
    <PageSection title={texts.categories} intro={texts.categoriesIntro} action={add}>
      {categories ? (
        <CategoryList categories={categories} onEdit={(category) => setEditing({ category })} />
      ) : error ? (
        <ErrorState title={texts.categoriesFailed} text={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingText />
      )}
      {editing && <CategoryDialog category={editing.category} onClose={() => setEditing(undefined)} />}
    </PageSection>
  );
}

type ListProps = {
  readonly categories: readonly AdminCategory[];
  readonly onEdit: (category: AdminCategory) => void;
};

function CategoryList({ categories, onEdit }: ListProps) {
  const [move, { isLoading: isMoving }] = useMoveCategoryMutation();
  const [remove] = useDeleteCategoryMutation();
  if (categories.length === 0) {
    return <StateMessage icon={LayoutGrid} title={texts.noCategories} text={texts.noCategoriesText} />;
  }

  const moveTo = async (id: number, position: number) => {
    const { error } = await move({ params: { id }, body: { position } });
    if (error) pageToast.error(errorText(error));
  };
  const askAndRemove = async ({ id, title, dish_count }: AdminCategory) => {
    const inUse = categoryInUseText(dish_count);
    if (inUse !== undefined) return dialogs.warning(STAYS, inUse);
    const isConfirmed = await dialogs.confirm({
      title: texts.askDelete(title),
      text: texts.customersNoLongerSeeIt,
      confirmLabel: texts.deleteIt,
      isIrreversible: true,
    });
    if (!isConfirmed) return;
    const { error } = await remove({ params: { id } });
    if (error) await dialogs.error(STAYS, errorText(error));
    else pageToast.success(texts.deleted(title));
  };

  const columns: Column<AdminCategory>[] = [
    {
      heading: texts.category,
      cell: (row) => <Thumbnail image={row.image} title={row.title} text={texts.dishCount(row.dish_count)} />,
    },
    {
      heading: texts.weather,
      cell: ({ weather_tags }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          {weather_tags.map((tag) => (
            <StatusChip key={tag} tone="waiting">
              {texts.weatherTags[tag] ?? tag}
            </StatusChip>
          ))}
        </Box>
      ),
    },
    {
      heading: texts.action,
      cell: (row) => (
        <RowActions isOneLine>
          <MoveButtons
            title={row.title}
            place={categories.findIndex(({ id }) => id === row.id)}
            last={categories.length - 1}
            isMoving={isMoving}
            onMove={(place) => void moveTo(row.id, place)}
          />
          <IconButton aria-label={texts.edit(row.title)} onClick={() => onEdit(row)}>
            <Pencil size={18} />
          </IconButton>
          <IconButton
            color="error"
            aria-label={texts.deleteThis(row.title)}
            onClick={() => void askAndRemove(row)}
          >
            <Trash2 size={18} />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <Box aria-busy={isMoving}>
      <DataTable
        isDense
        label={texts.categories}
        columns={columns}
        rows={categories}
        rowKey={({ id }) => id}
      />
    </Box>
  );
}

const STAYS = texts.thisCategoryStays;
