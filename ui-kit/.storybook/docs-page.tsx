import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";

/** The keys of a component, as its stories tell them under `parameters.keyboard`. */
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

/** What a component is, how it is operated, its properties, and every state of it. */
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
