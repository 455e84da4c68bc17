import * as contract from '@nearbite/contract/restaurants/registration';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../lib/errors.ts';
import { mount } from '../../../routing/mount.ts';
import type { Services } from '../../../services.ts';
import { findRequest, type RequestRow } from './registration.queries.ts';
import { correctRequest, requestRestaurant, withdrawRequest } from './registration.service.ts';

export function registerRegistration(app: FastifyInstance, services: Services): void {
  mount(app, contract.registerRestaurant, ({ user, body: { user_id, ...form }, once }) => {
    if (user_id !== undefined && user_id !== user.id) throw notFound();
    return requestRestaurant(services, user.id, form, once);
  });

  mount(app, contract.correctRestaurantRequest, ({ user, body }) => correctRequest(services, user.id, body));
  mount(app, contract.withdrawRestaurantRequest, ({ user }) => withdrawRequest(services, user.id));

  mount(app, contract.getRestaurantRequest, async ({ user }) => {
    const request = await findRequest(services.db, user.id);
    if (!request) return { status: 'none' as const, name: null, reason: null, date: null, sent: null };
    return {
      // The column's check constraint knows the same words.
      status: request.status as contract.RestaurantStatus,
      name: request.name,
      reason: request.status_reason,
      date: request.created_at.toISOString(),
      sent: ['pending', 'declined'].includes(request.status) ? presentSent(request) : null,
    };
  });
}

function presentSent(request: RequestRow): contract.SentRequest {
  const { name, email, phone_number, description, address, image, latitude, longitude } = request;
  return {
    name,
    email,
    mobile: phone_number,
    description: description ?? '',
    address,
    image,
    latitude,
    longitude,
  };
}
