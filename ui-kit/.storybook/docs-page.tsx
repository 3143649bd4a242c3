import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";

/** The keyboard operation of a component, from `parameters.keyboard` of its stories. */
function Keyboard() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const keys: Record<string, string> = preparedMeta.parameters.keyboard ?? {};
  if (Object.keys(keys).length === 0) return null;
  return (
    <>
      <h2>Keyboard</h2>
      <table>
        <tbody>
          {Object.entries(keys).map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Keyboard />
      <Stories />
    </>
  );
}
