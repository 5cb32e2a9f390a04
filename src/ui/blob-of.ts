/** All that a stream gives. */
export function blobOf(stream: ReadableStream<Uint8Array>): Promise<Blob> {
  // Through a stream of the type that a response takes.
  return new Response(stream.pipeThrough(new TransformStream<Uint8Array, BufferSource>())).blob()
}
