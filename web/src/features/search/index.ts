export { PhoneSearch } from './components/phone-search.tsx';
export { SearchBox } from './components/search-box.tsx';
