import { defineFeature } from 'tribune/extend/browser'
import { greeting } from './texts/fr.ts'

export const greetingFeature = defineFeature({
  name: 'greeting',
  slots: { formHeader: () => <p>{greeting.hello('le club')}</p> },
})
