import { mountAcceptWaitingListOffer } from "./accept-waiting-list-offer.ts";
import { mountDeclineWaitingListOffer } from "./decline-waiting-list-offer.ts";
import { mountJoinWaitingList } from "./join-waiting-list.ts";
import { mountLeaveWaitingList } from "./leave-waiting-list.ts";
import { mountListFullTimes } from "./list-full-times.ts";
import { mountListMyWaitingLists } from "./list-my-waiting-lists.ts";
import { mountListWaitingPeople } from "./list-waiting-people.ts";
import { mountReadWaitingListLink } from "./read-waiting-list-link.ts";
import { mountRemoveWaitingPerson } from "./remove-waiting-person.ts";
import { mountWaitForSeat } from "./wait-for-seat.ts";

export const waitingListOperations = [
  mountJoinWaitingList,
  mountWaitForSeat,
  mountListFullTimes,
  mountListMyWaitingLists,
  mountReadWaitingListLink,
  mountAcceptWaitingListOffer,
  mountDeclineWaitingListOffer,
  mountLeaveWaitingList,
  mountListWaitingPeople,
  mountRemoveWaitingPerson,
];
