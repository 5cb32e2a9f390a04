export const COLUMNS = ['name', 'email', 'phone', 'wilaya', 'commune', 'address'] as const
export type TableRow = Readonly<Record<'id' | (typeof COLUMNS)[number], string>>

export async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address, { credentials: 'include' })
  return response.json()
}
