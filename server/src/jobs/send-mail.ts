import type { MailPort } from '../adapters/mail/port.ts';
import { defineJob, handleJob, type JobHandler } from './queue.ts';

type Mail = { readonly to: string; readonly subject: string; readonly text: string; readonly html: string };

export const sendMail = defineJob<Mail>('send_mail');

/** A dead mail server delays mails by the queue's back-off and loses none; a repeated job sends no second one. */
export const sendMailHandler = (mail: MailPort): JobHandler =>
  handleJob(sendMail, (payload, { jobId }) => mail.send({ jobId, ...payload }));
