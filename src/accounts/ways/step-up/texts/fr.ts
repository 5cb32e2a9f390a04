import { words } from '../../../../texts/words.ts'

/** The words of asking again who it is. */
export const stepUp = words('stepUp', {
  title: 'Confirmez que c’est bien vous',
  hint: 'Cette action touche à la sécurité. Elle est faite après votre confirmation, qui vaut 15 minutes.',
  confirm: 'Confirmer',
})
