export const about = (time: string) => `تقریباً ${time}`;
export const forTime = (time: string) => `${time} کے لیے`;
export const by = (time: string) => `${time} تک`;
export const between = (from: string, to: string) => `${from} اور ${to} کے درمیان`;
export const runningLate = 'دیر ہو رہی ہے';
export const nowAbout = (time: string) => `اب تقریباً ${time}`;
export const lateNow = (time: string) => `دیر ہو رہی ہے، اب تقریباً ${time}`;
