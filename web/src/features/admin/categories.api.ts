import * as contract from '@nearbite/contract/admin/categories';
import { api } from '../../lib/net/api.ts';
import { call } from '../../lib/net/call.ts';
import { uploadCall } from '../../lib/net/upload.ts';

const categoriesApi = api
  .enhanceEndpoints({ addTagTypes: ['AdminCategories', 'AdminAudit'] })
  .injectEndpoints({
    endpoints: (build) => {
      const afterChange = { invalidatesTags: ['AdminCategories', 'AdminAudit'] as const };
      return {
        adminCategories: build.query({ ...call(contract.listCategories), providesTags: ['AdminCategories'] }),
        createCategory: build.mutation({ ...uploadCall(contract.createCategory), ...afterChange }),
        updateCategory: build.mutation({ ...uploadCall(contract.updateCategory), ...afterChange }),
        deleteCategory: build.mutation({ ...call(contract.deleteCategory), ...afterChange }),
        /** Shown in its new place at once, and back in the old one when the server says no. */
        moveCategory: build.mutation({
          ...call(contract.updateCategory),
          ...afterChange,
          async onQueryStarted({ params, body }, { dispatch, queryFulfilled }) {
            const change = dispatch(
              categoriesApi.util.updateQueryData('adminCategories', undefined, (rows) => {
                const from = rows.findIndex((row) => row.id === Number(params.id));
                const [moved] = rows.splice(from, 1);
                if (moved) rows.splice(Number(body.position), 0, moved);
              }),
            );
            await queryFulfilled.catch(change.undo);
          },
        }),
      };
    },
  });

export const {
  useAdminCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useMoveCategoryMutation,
} = categoriesApi;
