/** Facts for search engines, in their own vocabulary. Data, not script: the page's policy does not concern it. */
export const StructuredData = ({ data }: { readonly data: object }) => (
  <script type="application/ld+json">
    {JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')}
  </script>
);
