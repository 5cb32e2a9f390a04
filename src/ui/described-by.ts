/** The ids of what Mantine's input wrapper says of a control: its description and its error, where there are any. */
export function describedBy(
  id: string,
  { description, error }: { readonly description: string | undefined; readonly error: string | undefined },
): string | undefined {
  const ids = [...(description ? [`${id}-description`] : []), ...(error ? [`${id}-error`] : [])]
  return ids.length === 0 ? undefined : ids.join(' ')
}
