const NAMES: Readonly<Record<string, string>> = {
  Lahore: 'لاہور',
  Karachi: 'کراچی',
  Islamabad: 'اسلام آباد',
  London: 'لندن',
  Manchester: 'مانچسٹر',
};

export const cityName = (city: string): string => NAMES[city] ?? city;
export const centreOf = (city: string) => `${cityName(city)}، مرکزِ شہر`;
export const withPostcode = 'مکان نمبر، گلی اور پوسٹ کوڈ';
