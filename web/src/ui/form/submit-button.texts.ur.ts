export const needsScripts = (does: string) =>
  `${does} کے لیے JavaScript ضروری ہے۔ براہِ کرم اسے اپنے براؤزر میں آن کریں۔`;
