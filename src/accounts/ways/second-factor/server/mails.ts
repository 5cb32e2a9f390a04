import { secondFactorAnswers } from '#ways/second-factor/texts.ts'
import { app } from '../../../../generated/app.ts'
import type { RunningProgram } from '../../../../server/service.ts'

type Texts = typeof secondFactorAnswers

/** Writes to somebody what became of their second factor, in their language; to nobody where no mail is set up. */
export async function tellOf(
  { notifier }: Pick<RunningProgram, 'notifier'>,
  accountId: number,
  say: (texts: Texts) => (name: string) => string,
): Promise<void> {
  await notifier?.tell(accountId, () => ({
    subject: secondFactorAnswers.mailSubject(app.name),
    paragraphs: [say(secondFactorAnswers)(app.name), secondFactorAnswers.mailNotYou],
  }))
}
