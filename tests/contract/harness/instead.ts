/** Runs work while some of an object's members are others, to bring about what happens rarely. */
export async function instead<T>(target: object, members: object, work: () => Promise<T>): Promise<T> {
  const before = Object.keys(members).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  )
  Object.assign(target, members)
  try {
    return await work()
  } finally {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(target, name, own)
      else Reflect.deleteProperty(target, name)
    }
  }
}
