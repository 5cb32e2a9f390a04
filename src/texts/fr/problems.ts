import { words } from '../words.ts'

/** What can be done where something could not be read; why it could not is told by a toast. */
export const problems = words('problems', {
  away: 'Les listes déjà ouvertes restent lisibles, et cet écran s’affichera dès que la connexion sera revenue.',
  refused:
    'Votre rôle ne permet pas d’ouvrir cet écran. L’administrateur principal peut vous y donner accès.',
  missing: 'Elle est peut-être dans la corbeille. La liste montre ce qui existe.',
  failed: 'Réessayez dans un instant. Les autres écrans restent ouverts.',
  unanswered: 'Retirez ce filtre pour revoir la liste.',
})
