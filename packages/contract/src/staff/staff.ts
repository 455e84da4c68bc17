import { z } from 'zod';
import { anyone, owner, STAFF_ROLES } from '../access.ts';
import * as accountTexts from '../accounts/accounts.texts.ts';
import { newEmail, password, passwordsMatch, personName, repeated } from '../accounts/credentials.ts';
import { byAddress } from '../accounts/rate-rules.ts';
import { SignedIn } from '../accounts/sign-in.ts';
import { endpoint, FIFTEEN_MINUTES } from '../endpoint.ts';
import { flag, id, isoDate, language, optional } from '../fields.ts';
import * as texts from './staff.texts.ts';

export const MAX_STAFF = 50;
export const INVITATION_DAYS = 7;

const role = z.enum(STAFF_ROLES, texts.roleOneOf);

/** Whoever was invited and has not joined yet has neither name nor day. */
export const StaffMember = z.object({
  id: z.number(),
  email: z.string(),
  name: z.string().nullable(),
  role: z.enum(STAFF_ROLES),
  joined_at: isoDate.nullable(),
});
export type StaffMember = z.infer<typeof StaffMember>;

const restaurantParams = z.object({ restaurant_id: id });
const memberParams = restaurantParams.extend({ id });

export const listStaff = endpoint({
  name: 'listStaff',
  summary: 'Who works for a restaurant and who is invited to, in the order they were invited',
  method: 'GET',
  path: '/api/restaurant/staff/:restaurant_id/',
  access: owner,
  params: restaurantParams,
  response: z.array(StaffMember),
});

export const StaffBody = z.object({ email: newEmail, role });

export const inviteStaff = endpoint({
  name: 'inviteStaff',
  summary: 'Invite somebody by mail; whoever is invited already gets a new link',
  method: 'POST',
  path: '/api/restaurant/staff/:restaurant_id/',
  access: owner,
  idempotent: true,
  params: restaurantParams,
  body: StaffBody,
  response: StaffMember,
  status: 201,
  rateLimits: [{ by: 'user', max: 30, windowSeconds: FIFTEEN_MINUTES }],
});

export const changeStaff = endpoint({
  name: 'changeStaff',
  summary: 'Give a member of staff another role, at once',
  method: 'PATCH',
  path: '/api/restaurant/staff/:restaurant_id/:id/',
  access: owner,
  params: memberParams,
  body: z.object({ role }),
  response: StaffMember,
});

export const removeStaff = endpoint({
  name: 'removeStaff',
  summary: "End somebody's work, or an invitation, at once and on every device",
  method: 'DELETE',
  path: '/api/restaurant/staff/:restaurant_id/:id/',
  access: owner,
  params: memberParams,
});

const invitationParams = z.object({ token: z.string().min(1).max(200) });

export const Invitation = z.object({
  restaurant: z.object({ id: z.number(), name: z.string() }),
  email: z.string(),
  role: z.enum(STAFF_ROLES),
  /** There is an account with this address: it signs in to join. */
  has_account: z.boolean(),
  has_joined: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

export const getInvitation = endpoint({
  name: 'getInvitation',
  summary: 'What a mailed invitation is to; changes nothing',
  method: 'GET',
  path: '/api/user/join/:token/',
  access: anyone,
  params: invitationParams,
  response: Invitation,
  rateLimits: [byAddress(60)],
});

/** What somebody without an account types. */
export const NewMemberForm = z
  .object({ name: personName, password, password2: repeated })
  .check(passwordsMatch);

const NewMember = NewMemberForm.safeExtend({
  tc: flag.refine((agreed) => agreed, accountTexts.agreeToTerms),
  language: optional(language),
});

/** Somebody signed in sends nothing. */
const JoinBody = z.preprocess(
  (body) => (Object.keys(body ?? {}).length === 0 ? undefined : body),
  NewMember.optional(),
);

export const joinStaff = endpoint({
  name: 'joinStaff',
  summary: 'Accept an invitation with the account of the invited address, or with a new one',
  method: 'POST',
  path: '/api/user/join/:token/',
  access: anyone,
  params: invitationParams,
  body: JoinBody,
  /** The tokens are a new account's. */
  response: z.object({ msg: z.string(), restaurant_id: z.number(), token: SignedIn.shape.token.optional() }),
  rateLimits: [byAddress(30)],
  errors: ['forbidden', 'unauthorized', 'conflict'],
});
