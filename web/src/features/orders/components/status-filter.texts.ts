export const all = 'All';
export const status = 'Status';
export const statusIs = (status: string) => `Status: ${status}`;
