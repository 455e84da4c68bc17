import type { CorpusSets } from '../corpus.ts';
import { demoMenu } from '../menus/demo.ts';

/** What is said of an order that is there, with reasons, whom it is for and several changes in one breath. */
export const saidOfLinesSets: CorpusSets = [
  [
    demoMenu,
    [
      {
        group: 'follow-up: said of lines',
        cases: [
          [
            'the noodles are for grandma so make those mild',
            '1 Szechuan Noodles {Mild}; 1 Beef Chilli Dry {Hot}',
            '1 Szechuan Noodles {Hot}; 1 Beef Chilli Dry {Hot}',
          ],
          [
            "mutton's for dad he likes it hot so extra hot on his",
            '1 Chicken Biryani {Mild}; 1 Mutton Biryani {Extra Hot}',
            '1 Chicken Biryani {Mild}; 1 Mutton Biryani {Mild}',
          ],
          [
            "the karahi's far too big bring it down to a half",
            '1 Chicken Karahi (Half); 3 Roghni Naan',
            '1 Chicken Karahi (Full); 3 Roghni Naan',
          ],
          [
            'upgrade the shake and ditch the brownie',
            '1 Oreo Shake (Large)',
            '1 Oreo Shake (Regular); 1 Chocolate Brownie',
          ],
          [
            'drop the beef one and the chicken one should be double',
            '1 Chicken Biryani (Double)',
            '1 Chicken Biryani (Single); 1 Beef Biryani (Single)',
          ],
          [
            'everything except the margherita can be small',
            '1 Pepperoni Pizza (Small); 1 Fajita Pizza (Small); 1 Margherita (Large)',
            '1 Pepperoni Pizza (Large); 1 Fajita Pizza (Large); 1 Margherita (Large)',
          ],
          [
            "the one that's mild should be medium",
            '1 Chicken Manchurian {Medium}; 1 Beef Chilli Dry {Hot}',
            '1 Chicken Manchurian {Mild}; 1 Beef Chilli Dry {Hot}',
          ],
          [
            'the reshmi can be hot leave the seekh how it is',
            '1 Reshmi Kebab {Hot}; 1 Beef Seekh Kebab {Mild}',
            '1 Reshmi Kebab {Mild}; 1 Beef Seekh Kebab {Mild}',
          ],
          [
            'fries with the zinger but not with the double decker',
            '1 Crispy Zinger (With fries); 1 Double Decker (Burger only)',
            '1 Crispy Zinger (Burger only); 1 Double Decker (Burger only)',
          ],
          [
            'medium heat on the manchurian please nothing else changes',
            '1 Chicken Manchurian {Medium}; 1 Egg Fried Rice',
            '1 Chicken Manchurian {Hot}; 1 Egg Fried Rice',
          ],
          [
            'could the paya be a full one and the chai large',
            '1 Paya (Full); 1 Karak Chai (Large)',
            '1 Paya (Half); 1 Karak Chai (Regular)',
          ],
          [
            'naan up by two and lassi down by one',
            '6 Garlic Naan; 1 Sweet Lassi',
            '4 Garlic Naan; 2 Sweet Lassi',
          ],
          [
            'halve everything half of them cancelled',
            '2 Halwa Puri; 3 Karak Chai',
            '4 Halwa Puri; 6 Karak Chai',
          ],
          [
            "let's go back to three roti i got greedy",
            '1 Daal Makhani; 3 Tandoori Roti',
            '1 Daal Makhani; 8 Tandoori Roti',
          ],
          ['one less samosa and one more chai', '2 Samosa; 3 Karak Chai', '3 Samosa; 2 Karak Chai'],
          [
            "half the naan we don't need eight four is plenty",
            '4 Roghni Naan; 1 Chicken Handi (Full)',
            '8 Roghni Naan; 1 Chicken Handi (Full)',
          ],
          [
            "we're one short on the chai make it five",
            '5 Karak Chai; 2 Anda Paratha',
            '4 Karak Chai; 2 Anda Paratha',
          ],
          [
            'knock two off the roti count',
            '1 Paya (Full); 4 Tandoori Roti',
            '1 Paya (Full); 6 Tandoori Roti',
          ],
          [
            'sorry i miscounted we need seven halwa puri not five',
            '7 Halwa Puri; 2 Karak Chai',
            '5 Halwa Puri; 2 Karak Chai',
          ],
          ['too many parathas cut it to two', '2 Aloo Paratha; 1 Karak Chai', '5 Aloo Paratha; 1 Karak Chai'],
          [
            "two of those should be mild the kids can't take it",
            '2 Chicken Biryani {Hot}; 2 Chicken Biryani {Mild}',
            '4 Chicken Biryani {Hot}',
          ],
          [
            'of the four zingers make two burger only the other two stay as they are',
            '2 Crispy Zinger (Burger only); 2 Crispy Zinger (With fries)',
            '4 Crispy Zinger (With fries)',
          ],
          [
            'one pizza large the other small',
            '1 Fajita Pizza (Large); 1 Fajita Pizza (Small)',
            '2 Fajita Pizza (Medium)',
          ],
          [
            'same again on the naan',
            '4 Garlic Naan; 1 Mutton Karahi (Half)',
            '2 Garlic Naan; 1 Mutton Karahi (Half)',
          ],
          [
            'one more exactly like that but hot',
            '1 Club Sandwich (Large) {Mild}; 1 Club Sandwich (Large) {Hot}',
            '1 Club Sandwich (Large) {Mild}',
          ],
          [
            "a second brownie for my sister and we're done",
            '1 Crispy Zinger (With fries); 2 Chocolate Brownie',
            '1 Crispy Zinger (With fries); 1 Chocolate Brownie',
          ],
          [
            'my colleague wants the very same pizza',
            '2 Pepperoni Pizza (Medium); 1 Garlic Bread',
            '1 Pepperoni Pizza (Medium); 1 Garlic Bread',
          ],
          [
            "my wife will have exactly what i'm having",
            '2 Beef Biryani (Double) {Hot}',
            '1 Beef Biryani (Double) {Hot}',
          ],
          [
            'and another of the same but large',
            '1 Green Tea (Regular); 1 Green Tea (Large)',
            '1 Green Tea (Regular)',
          ],
          [
            'not the kheer the shahi one sorry',
            '1 Mutton Karahi (Full); 1 Shahi Kheer',
            '1 Mutton Karahi (Full); 1 Kheer',
          ],
          [
            'not pepperoni the fajita one sorry',
            '1 Fajita Pizza (Large); 1 Garlic Bread',
            '1 Pepperoni Pizza (Large); 1 Garlic Bread',
          ],
          ['i never said beef i said chicken', '1 Chicken Biryani (Double)', '1 Beef Biryani (Double)'],
          ['hang on not hot just mild mate', '1 Chicken Handi (Half) {Mild}', '1 Chicken Handi (Half) {Hot}'],
          [
            "my dad's vegetarian change the beef biryani to a vegetable one same size",
            '1 Vegetable Biryani (Family); 1 Kachumber Salad',
            '1 Beef Biryani (Family); 1 Kachumber Salad',
          ],
          [
            'one family tikka leg instead of these three',
            '1 Chicken Tikka Leg (Family)',
            '3 Chicken Tikka Leg (Single)',
          ],
          [
            'no no mutton karahi not chicken karahi i said',
            '1 Mutton Karahi (Half)',
            '1 Chicken Karahi (Half)',
          ],
          [
            "no leave it the way it is and don't add anything",
            '1 Pepperoni Pizza (Small); 1 Tomato Basil Soup',
            '1 Pepperoni Pizza (Small); 1 Tomato Basil Soup',
          ],
          ["that's perfect don't touch anything", '2 Halwa Puri; 1 Karak Chai', '2 Halwa Puri; 1 Karak Chai'],
          [
            'line two quantity three and line one remove',
            '3 Kulfi; 1 Karak Chai',
            '1 Jalebi (250 g); 1 Kulfi; 1 Karak Chai',
          ],
          [
            'item one make it two item three delete',
            '2 Samosa; 1 Dahi Bhallay',
            '1 Samosa; 1 Dahi Bhallay; 1 Karak Chai',
          ],
          [
            'the second item should be four',
            '1 Chicken Karahi (Full); 4 Roghni Naan',
            '1 Chicken Karahi (Full); 2 Roghni Naan',
          ],
          [
            'could you knock the naan down to three we over ordered',
            '1 Daal Makhani; 3 Cheese Naan',
            '1 Daal Makhani; 5 Cheese Naan',
          ],
          [
            "the manchurian wants to be mild actually my daughter's eating with us",
            '1 Chicken Manchurian {Mild}; 1 Egg Fried Rice',
            '1 Chicken Manchurian {Hot}; 1 Egg Fried Rice',
          ],
          ['lose the kheer and get me a second ras malai', '2 Ras Malai', '1 Ras Malai; 1 Kheer'],
          [
            "i'd rather the chicken one was hot and the beef one stayed mild",
            '1 Chicken Biryani {Hot}; 1 Beef Biryani {Mild}',
            '1 Chicken Biryani {Mild}; 1 Beef Biryani {Mild}',
          ],
          [
            'one of the pizzas can go medium the other stays large',
            '1 Pepperoni Pizza (Medium); 1 Pepperoni Pizza (Large)',
            '2 Pepperoni Pizza (Large)',
          ],
          ['three teas is overkill make it two', '2 Green Tea; 1 Gajar Halwa', '3 Green Tea; 1 Gajar Halwa'],
          [
            'all mild except the karahi',
            '1 Chicken Karahi {Hot}; 1 Chicken Handi {Mild}; 1 Daal Tadka {Mild}',
            '1 Chicken Karahi {Hot}; 1 Chicken Handi {Hot}; 1 Daal Tadka {Hot}',
          ],
          [
            'i think we need one more roti than that',
            '1 Paya (Full); 5 Tandoori Roti',
            '1 Paya (Full); 4 Tandoori Roti',
          ],
          [
            'bigger falooda please and no gola',
            '1 Rose Falooda (Large)',
            '1 Rose Falooda (Regular); 1 Rainbow Gola',
          ],
          [
            "ali's just turned up so another zinger same as the first",
            '2 Crispy Zinger (With fries)',
            '1 Crispy Zinger (With fries)',
          ],
          [
            "don't bother with the brownie but everything else is spot on",
            '1 Oreo Shake; 1 Club Sandwich',
            '1 Oreo Shake; 1 Chocolate Brownie; 1 Club Sandwich',
          ],
          [
            "we'll want the noodles spicier extra hot and the rice as it is",
            '1 Szechuan Noodles {Extra Hot}; 1 Egg Fried Rice {Mild}',
            '1 Szechuan Noodles {Medium}; 1 Egg Fried Rice {Mild}',
          ],
          [
            'scrap one of the two handis',
            '1 Chicken Handi (Half); 4 Roghni Naan',
            '2 Chicken Handi (Half); 4 Roghni Naan',
          ],
          [
            "hmm i said family didn't i it should be double",
            '1 Mutton Biryani (Double)',
            '1 Mutton Biryani (Family)',
          ],
          [
            'make hers mild the other two can stay hot',
            '1 Chicken Biryani {Mild}; 2 Chicken Biryani {Hot}',
            '3 Chicken Biryani {Hot}',
          ],
          ['my sister wants one as well', '2 Kulfi', '1 Kulfi'],
          [
            'nothing to add just the pepperoni goes up to large',
            '1 Pepperoni Pizza (Large); 1 Garlic Bread',
            '1 Pepperoni Pizza (Medium); 1 Garlic Bread',
          ],
          [
            'forget what i said about the wings keep them medium',
            '1 Hot Wings {Medium}',
            '1 Hot Wings {Medium}',
          ],
        ],
      },
    ],
  ],
];
