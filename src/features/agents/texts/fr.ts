import { words } from '../../../texts/words.ts'

/** What an agent, or who asks in its place, is refused with. */
export const agentAnswers = words('agentAnswers', {
  onlyKeys: 'Cette adresse est celle des agents\u202f: ils l’appellent avec une clé d’API.',
  onlyPost: 'Cette adresse prend un message à la fois, par POST.',
  oneMessage: 'Demande invalide\u202f: un seul message JSON-RPC à la fois.',
  nothingChanges: 'Rien ne changerait\u202f: la fiche est déjà ainsi.',
  fileExpected: 'Un fichier s’envoie avec son nom et son contenu en base64.',
  filesNeedPeople: (names: string) =>
    `Un fichier ne se propose pas\u202f: une personne l’ajoute elle-même (${names}).`,
  tooManyProposals: (count: number) =>
    `Trop de propositions attendent une décision (${count})\u202f: une personne doit d’abord en traiter.`,
  noSuchProposal: 'Cette proposition n’existe pas, ou ce n’est pas à vous d’en décider.',
  alreadyDecided: 'Cette proposition a déjà été traitée, ou a expiré.',
  recordGone:
    'La fiche a été supprimée\u202f: restaurez-la d’abord depuis la corbeille, si elle y est encore.',
  proposerIsOut:
    'La personne pour qui l’agent travaille n’a plus accès\u202f: la proposition ne peut qu’être refusée.',
  cutShort:
    'Le programme s’est arrêté pendant l’action\u202f: une partie peut être faite. Vérifiez les fiches.',
  changedMeanwhile: 'La fiche a changé entre-temps\u202f: regardez-la de nouveau avant d’accepter.',
})

/** What the tools of agents are called, by the entity. */
export const agentTools = words('agentTools', {
  find: (name: string) => `${name}\u202f: chercher`,
  read: (name: string) => `${name}\u202f: lire`,
  create: (name: string) => `${name}\u202f: ajouter`,
  update: (name: string) => `${name}\u202f: modifier`,
  delete: (name: string) => `${name}\u202f: supprimer`,
  history: (name: string) => `${name}\u202f: historique`,
  act: (name: string) => `${name}\u202f: agir`,
  checkImport: (name: string) => `${name}\u202f: vérifier un import`,
  proposals: 'Propositions',
  oneOrder: 'Les fiches sont triées par un seul champ.',
})

/** The words of what agents would do. */
export const proposals = words('proposals', {
  title: (count: number) =>
    count === 1
      ? 'Une proposition d’agent attend votre décision'
      : `${count} propositions d’agents attendent votre décision`,
  waiting: 'Propositions d’agents',
  look: 'Décider',
  kinds: { create: 'Ajout', update: 'Modification', delete: 'Suppression', act: 'Action' },
  accept: 'Accepter',
  acceptNamed: (name: string) => `Accepter\u202f: ${name}`,
  accepted: 'Proposition acceptée',
  refuse: 'Refuser',
  refuseNamed: (name: string) => `Refuser\u202f: ${name}`,
  refused: 'Proposition refusée',
  reason: 'Pourquoi',
  reasonHint: 'L’agent lira cette raison. Elle peut rester vide.',
  cancel: 'Annuler',
  until: (moment: string) => `expire le ${moment}`,
  overtaken: (names: string) =>
    `Modifié depuis la proposition\u202f: ${names}. À gauche, la valeur actuelle, que vous remplaceriez.`,
  gone: 'La fiche a été supprimée depuis\u202f: tant qu’elle n’est pas restaurée, la proposition ne peut qu’être refusée.',
  records: (count: number) => (count === 1 ? 'sur une fiche' : `sur ${count} fiches`),
})
