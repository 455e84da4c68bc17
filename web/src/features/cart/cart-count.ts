import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

/** The number on the cart button, shared by every page that changes the cart. */
const cartCount = createSlice({
  name: 'cartCount',
  initialState: 0,
  reducers: {
    cartCountChanged: (_count, action: PayloadAction<number>) => action.payload,
  },
  selectors: { selectCartCount: (count) => count },
});

export const { cartCountChanged } = cartCount.actions;
export const cartCountSlice = cartCount;
export const useCartCount = () => useSelector(cartCount.selectors.selectCartCount);
