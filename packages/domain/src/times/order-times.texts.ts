export const about = (time: string) => `about ${time}`;
export const forTime = (time: string) => `for ${time}`;
export const by = (time: string) => `by ${time}`;
export const between = (from: string, to: string) => `between ${from} and ${to}`;
export const runningLate = 'Running late';
export const nowAbout = (time: string) => `now about ${time}`;
export const lateNow = (time: string) => `Running late, now about ${time}`;
