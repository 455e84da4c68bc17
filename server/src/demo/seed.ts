export async function seedDemo(_o: unknown): Promise<void> {}
