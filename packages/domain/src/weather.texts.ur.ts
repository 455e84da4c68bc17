export const hot = 'گرم';
export const mild = 'خوشگوار';
export const cold = 'ٹھنڈا';
export const rainy = 'بارش والا';
