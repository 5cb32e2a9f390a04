import { secondFactorAnswers as texts } from '#ways/second-factor/texts.ts'
import { ValidationError } from '../../../../server/errors/http-error.ts'

export const wrongCode = () => new ValidationError([{ msg: texts.wrongCode, path: 'code' }])
