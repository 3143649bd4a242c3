import { mountAcceptAssistance } from "./accept-assistance.ts";
import { mountInviteAssistant } from "./invite-assistant.ts";
import { mountListAssistants } from "./list-assistants.ts";
import { mountListHelpedPractitioners } from "./list-helped-practitioners.ts";
import { mountRemoveAssistant } from "./remove-assistant.ts";

export const assistantOperations = [
  mountListAssistants,
  mountInviteAssistant,
  mountListHelpedPractitioners,
  mountAcceptAssistance,
  mountRemoveAssistant,
];
