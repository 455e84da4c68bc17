import { z } from 'zod';
import { isoDate } from '../fields.ts';
import { ENDERS, STAGE_NAMES } from './stages.ts';

export const stage = z.enum(STAGE_NAMES);

/** When each step was taken; steps that were taken back are left out. */
export const StageTimes = z.partialRecord(stage, isoDate);
export type StageTimes = z.infer<typeof StageTimes>;

/** Who declined or canceled it; null until then. */
export const endedBy = z.enum(ENDERS).nullable();

/** A part's short number of its kitchen's day, `#17`; null until it has one. */
export const dayNumber = z.number().int().nullable();

/** What is known of the progress of an order or of a part. */
export const progressFields = {
  stage,
  stages: StageTimes,
  /** When the food is promised; null until then. */
  promised_at: isoDate.nullable(),
};
