/** What every sample entity is made of; a case overrides the part it is about. */
export function sample(name: string, more: object = {}) {
  return {
    name,
    path: `/${name.toLowerCase()}s`,
    menu: { label: name, icon: 'record', order: 1 },
    endpoints: {
      list: { method: 'GET', path: `/api/${name}`, answer: `${name}s` },
      read: { method: 'GET', path: `/api/${name}/read/:id`, answer: name },
      create: { method: 'POST', path: `/api/${name}/create`, body: 'json' },
      update: { method: 'PUT', path: `/api/${name}/update`, body: 'json' },
    },
    fields: { name: { kind: 'text', label: 'Nom' } },
    list: { title: name, add: 'Ajoute', columns: ['name'] },
    texts: {
      create: 'Ajoute',
      update: 'Modifier',
      created: null,
      updated: null,
      deleted: 'Supprimé',
      confirmDelete: 'Supprimer ?',
      inUse: 'Utilisé',
    },
    ...more,
  }
}

/** The part that makes an entity the one that logs in. */
export const account = {
  account: { signInBy: ['name'], profile: ['name'], displayName: 'name', superAdministrator: 1 },
}
