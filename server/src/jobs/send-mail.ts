import type { Mail, Mailer } from '../adapters/mail/port.ts';
import { defineJob, handleJob, type JobHandler } from './queue.ts';

export const sendMail = defineJob<Omit<Mail, 'jobId'>>('send_mail');

/** A dead mail server delays mails by the queue's back-off and loses none; a repeated job sends no second one. */
export const sendMailHandler = (mailer: Mailer): JobHandler =>
  handleJob(sendMail, (mail, { jobId }) => mailer.send({ jobId, ...mail }));
