import type { ReactNode } from 'react';

export const notifications = 'اطلاعات';
export const yourNotifications = 'آپ کی اطلاعات';
export const none = 'ابھی کوئی اطلاع نہیں';
export const isNew = 'نئی';
export const viewOrder = 'آرڈر دیکھیں';
export const comma = '، ';

export const theNumbers = 'اعداد و شمار';
export const unread = 'نہ پڑھی گئی';
export const read = 'پڑھی ہوئی';
export const all = 'تمام اطلاعات';
export const type = 'قسم';
export const message = 'پیغام';
export const status = 'حالت';
export const date = 'تاریخ';
export const action = 'کارروائی';
export const seen = 'دیکھ لی';
export const markAsSeen = 'دیکھی ہوئی کریں';
export const markMessageAsSeen = (message: string) => `دیکھی ہوئی کریں: ${message}`;
export const itemsInOrder = (items: string, order: string) => `آرڈر #${order} میں ${items}`;
export const itemInOrder = (item: string | undefined, order: ReactNode) => (
  <>
    آرڈر {order} میں <bdi>{item}</bdi>
  </>
);
export const allAreSeen = 'سب دیکھ لی ہیں';
export const markAllAsSeen = 'سب کو دیکھا ہوا کریں';
