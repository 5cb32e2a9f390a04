/** `Player` of `player`, `TrainingSession` of `trainingSession` and `training_session`. */
export function typeName(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

/** The module of an entity's client, below `src/generated/`. */
export function clientPath(name: string): string {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
  return `clients/${kebab}.ts`
}

/** The client module's export. */
export function resourceName(name: string): string {
  return `${name}Resource`
}
