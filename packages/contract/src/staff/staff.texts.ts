export const roleOneOf = 'Role must be manager or kitchen';
