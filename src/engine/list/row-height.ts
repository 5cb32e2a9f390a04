// Of the list that was drawn last, headings included; pixels. Until there is one, as low as rows get.
let height = 56

export function rowHeight(): number {
  return height
}

/** To be called when the table is laid out already. */
export function noteRowHeight({ offsetHeight, rows }: HTMLTableElement): void {
  height = offsetHeight / rows.length
}
